/** Id of the element that holds the loader data. */
const BLOCK = 'daten'

/**
 * `<` could end the block or begin a comment in it, and older scripts read the other two as line ends; JSON
 * has escapes.
 */
const UNSAFE = /[<\u2028\u2029]/g

/**
 * Writes the loader data, as encoded by the router, with which React hydrates the page. They are written as
 * data, which browsers do not run, so the policy need not allow them. The whole stream is read first, so that
 * the page can be drawn in one piece, which takes a sixth less time (docs/decisions/0014).
 */
export async function dataBlock(handoff: ReadableStream<Uint8Array>): Promise<string> {
  const text = await new Response(handoff).text()
  return `<script type="application/json" id="${BLOCK}">${text.replaceAll(UNSAFE, escapeCharacter)}</script>`
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

type RouterContext = { streamController: ReadableStreamDefaultController<string> }

/** In the browser: passes the data of the page to the router. */
export function takeOverData(page: Document, router: RouterContext): void {
  const { streamController } = router
  streamController.enqueue(page.getElementById(BLOCK)?.textContent ?? '')
  streamController.close()
}
