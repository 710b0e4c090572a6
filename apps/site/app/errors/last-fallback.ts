/**
 * The last page of all: shown when even the error page cannot be drawn (spec §8). Uses nothing of the application, so
 * that nothing in it can fail.
 */
export const lastFallback = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>An error occurred while showing the error page</title>
  </head>
  <body>
    <h1>An error occurred while showing the error page</h1>
    <p><a href="/">Go back to home</a></p>
  </body>
</html>
`
