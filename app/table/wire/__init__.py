"""What goes over the live channel: documents, patches, frames, and the channel of each listener."""
