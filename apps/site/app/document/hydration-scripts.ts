/** Characters that could end the script or break its text. */
const UNSAFE = /[<>&\u2028\u2029]/g

/**
 * The loaders' answers as inline scripts, with which React takes over the page in the browser. React Router offers them
 * as a stream whose pieces it hands to the browser in this form; read here in one go, the page can be drawn in one go
 * too, which takes a sixth less time (docs/decisions/0014).
 */
export async function hydrationScripts(handoff: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const controller = 'window.__reactRouterContext.streamController'
  const decoder = new TextDecoder()
  let scripts = ''
  for await (const piece of handoff) {
    const text = JSON.stringify(decoder.decode(piece, { stream: true }))
    scripts += script(`${controller}.enqueue(${text.replaceAll(UNSAFE, escapeCharacter)});`, nonce)
  }
  return scripts + script(`${controller}.close();`, nonce)
}

function script(code: string, nonce: string): string {
  return `<script nonce="${nonce}">${code}</script>`
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
