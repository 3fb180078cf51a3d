//! A connection whose client must read what it is sent.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Sleep;

/// Less than this within the time, while more waits to be sent, is no progress.
const LEAST_PROGRESS: usize = 16 * 1024;

/// Ends a connection when its client takes too little of what waits for it, in time.
pub(super) struct Progress {
    stream: TcpStream,
    timeout: Duration,
    /// While something waits: when that has been too long, and what was taken since it began.
    waits: Option<(Pin<Box<Sleep>>, usize)>,
}

impl Progress {
    pub(super) fn new(stream: TcpStream, timeout: Duration) -> Progress {
        Progress { stream, timeout, waits: None }
    }

    /// What came of writing: starts, stops or looks at the timer.
    fn watch(&mut self, written: Poll<io::Result<usize>>, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        match (&written, &mut self.waits) {
            (Poll::Pending, none @ None) => *none = Some((Box::pin(tokio::time::sleep(self.timeout)), 0)),
            (Poll::Ready(Ok(count)), Some((_, taken))) => *taken += count,
            _ => {}
        }
        if self.waits.as_ref().is_some_and(|(_, taken)| *taken >= LEAST_PROGRESS) {
            self.waits = None;
        }
        if let Some((timer, _)) = &mut self.waits
            && timer.as_mut().poll(context).is_ready()
        {
            return Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the client does not read")));
        }
        written
    }
}

impl AsyncRead for Progress {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Progress {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffers: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, buffers);
        self.watch(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(Pin::new(&mut self.stream).poll_flush(context))?;
        // Who flushes has written all there was.
        self.waits = None;
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
