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
        <meta name="robots" content="noindex" />
        <title>{SENTENCE}</title>
      </head>
      <body>
        <main>
          <h1>{SENTENCE}</h1>
          <p>
            <a href="/">Go back to home</a>
          </p>
        </main>
      </body>
    </html>
  )
}
