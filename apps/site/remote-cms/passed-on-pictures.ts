import { createHmac, timingSafeEqual } from 'node:crypto'
import { fernPfad, medienPfad } from '@rathausplatz/contract/medien'

/** Fields of answers that contain the address of a picture (spec §3). */
const PICTURE = /^(?:bild|src|wappen|icon\d?)$/
const MENTIONED = /"(?:bild|src|wappen|icon\d?)"\s*:\s*"(?!\/medien\/)/
const WHOLE_ADDRESS = /^(?:(?:https?:)?\/)?\//i
const PASSED_ON = new RegExp(`^${fernPfad}(?<sign>[\\w-]{22})/(?<href>[\\w-]+)(?:\\.\\w{2,5})?$`)
const ENDING = /\.(?:svg|png|webp|avif|gif|jpe?g)$/i
/** Longest address of a picture, so that its address within this site still fits into every field. */
const LONGEST = 1_400

type Options = {
  cmsUrl: string
  /** Origins whose pictures are passed on, in addition to the CMS. */
  origins: readonly string[]
  /** Key for the signature in the address. */
  key: Buffer
  /** Called once for each of the first 20 origins whose pictures are left out. */
  onForeign?: (origin: string) => void
}

export type PassedOnPictures = {
  /** Returns the answer. External pictures get an address of this site, or are left out. */
  inOurName(answer: unknown, text: string): unknown
  /** Returns the source of a picture by its path on this site; undefined for other paths. */
  sourceOf(path: string): URL | undefined
}

/**
 * Passes on pictures that a remote CMS names by a full address or by a path outside its media library,
 * because visitors connect to this site only. This is limited to the origins of the CMS and those that the
 * operator has named, and to addresses that the CMS itself has named, which the signature in the path proves.
 * So no visitor can make this server fetch anything else.
 */
export function passedOnPictures({ cmsUrl, origins, key, onForeign = () => {} }: Options): PassedOnPictures {
  const known = new Set([new URL(cmsUrl).origin, ...origins])
  const told = new Set<string>()
  const signOf = (href: string) => createHmac('sha256', key).update(href).digest().subarray(0, 16)

  function pathOf(given: string): string {
    if (given.startsWith(medienPfad) || !WHOLE_ADDRESS.test(given)) return given
    const url = URL.parse(given, cmsUrl)
    if (!url || url.username || url.password || url.href.length > LONGEST) return ''
    if (!known.has(url.origin)) {
      if (told.size < 20 && !told.has(url.origin)) onForeign(url.origin)
      told.add(url.origin)
      return ''
    }
    url.hash = ''
    const name = Buffer.from(url.href).toString('base64url')
    return `${fernPfad}${signOf(url.href).toString('base64url')}/${name}${ENDING.exec(url.pathname)?.[0] ?? ''}`
  }

  /** Returns a copy with replaced pictures; returns the same object if nothing changes. */
  function inOurName(value: unknown, name = ''): unknown {
    if (typeof value === 'string') return PICTURE.test(name) ? pathOf(value.trim()) : value
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value)
    const changed = entries.map(([key, inner]) => [key, inOurName(inner, key)] as const)
    if (changed.every(([, inner], index) => inner === entries[index]?.[1])) return value
    return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed)
  }

  return {
    // An answer whose text mentions no picture is skipped.
    inOurName: (answer, text) => (MENTIONED.test(text) ? inOurName(answer) : answer),
    sourceOf(path) {
      const { sign = '', href = '' } = PASSED_ON.exec(path)?.groups ?? {}
      const address = Buffer.from(href, 'base64url').toString()
      if (!sign || !timingSafeEqual(Buffer.from(sign, 'base64url'), signOf(address))) return undefined
      const url = new URL(address)
      // Each file has a single path. Other endings or spare bits would be cached as another file.
      return known.has(url.origin) && pathOf(address) === path ? url : undefined
    },
  }
}
