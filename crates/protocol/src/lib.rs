//! Every message between client and server.
