/** Where the loaders' answers stand in a page. */
const BLOCK = 'daten'

/** Letters that could end the block or begin a comment in it; the text is JSON, which may write them so. */
const UNSAFE = /[<\u2028\u2029]/g

/**
 * The loaders' answers as the router encodes them, with which React takes over the page in the browser: as data, which
 * no browser runs and no policy needs to allow. Read here in one go, so that the page can be drawn in one go too, which
 * takes a sixth less time (docs/decisions/0014).
 */
export async function dataBlock(handoff: ReadableStream<Uint8Array>): Promise<string> {
  const text = await new Response(handoff).text()
  return `<script type="application/json" id="${BLOCK}">${text.replaceAll(UNSAFE, escapeCharacter)}</script>`
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

type RouterContext = { streamController: ReadableStreamDefaultController<string> }

/** In the browser: gives the router what the page brought along. */
export function takeOverData(page: Document, router: RouterContext): void {
  const { streamController } = router
  streamController.enqueue(page.getElementById(BLOCK)?.textContent ?? '')
  streamController.close()
}
