const SENTENCE = 'An error occurred while showing the error page'

/**
 * The page shown if even the error page cannot be drawn (spec §8). It uses no code of the application, so
 * that it cannot fail.
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
          {/* In the browser this replaces a page, so a screen reader must announce it. */}
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
