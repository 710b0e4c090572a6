const SENTENCE = 'An error occurred while showing the error page'

/**
 * The last page of all: shown when even the error page cannot be drawn (spec §8). Uses nothing of the application, so
 * that nothing in it can fail.
 */
export function LastPage() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{SENTENCE}</title>
      </head>
      <body>
        <main>
          {/* In the browser it comes in place of a page: who listens shall hear it. */}
          <div role="alert">
            <h1>{SENTENCE}</h1>
          </div>
          <p>
            <a href="/">Go back to home</a>
          </p>
        </main>
      </body>
    </html>
  )
}
