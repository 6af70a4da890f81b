//! Tables, sockets and the page.
