"""The live channel: documents, patches, frames, and the channel of each listener.

Its messages are described in docs/PROTOCOL.md.
"""
