"""What goes over the live channel: documents, patches, frames, and a listener's way out."""
