import type { Standing } from './standing.ts'

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
  const text = withoutStanding(await new Response(handoff).text())
  return `<script type="application/json" id="${BLOCK}">${text.replaceAll(UNSAFE, escapeCharacter)}</script>`
}

/** What stands in the page already is left out (standing.ts). */
const LEFT_OUT = 'standing' satisfies keyof Standing<unknown>

/**
 * The router writes all values one after another and names them by their place: what nobody names any more is left out,
 * the rest moves up. What has forms of its own (dates, answers still to come) is handed over as it is.
 */
function withoutStanding(text: string): string {
  if (!text.includes(`"${LEFT_OUT}"`) || text.trimEnd().includes('\n')) return text
  const values: unknown[] = JSON.parse(text)
  if (values.some(value => Array.isArray(value) && typeof value[0] === 'string')) return text
  const kept: unknown[] = []
  const places = new Map<number, number>()
  const keep = (at: number): number => {
    const known = at < 0 ? at : places.get(at)
    if (known !== undefined) return known
    const place = kept.length
    places.set(at, place)
    // Its place comes before those of what it names.
    kept.push(undefined)
    kept[place] = renamed(values[at])
    return place
  }
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(keep)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, at]) => [Number(name.slice(1)), at] as const)
        .filter(([name]) => values[name] !== LEFT_OUT)
        .map(([name, at]) => [`_${keep(name)}`, keep(at)]),
    )
  }
  keep(0)
  return JSON.stringify(kept)
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
