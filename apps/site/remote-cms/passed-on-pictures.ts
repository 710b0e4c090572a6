import { createHmac, timingSafeEqual } from 'node:crypto'
import { fernPfad, medienPfad } from '@rathausplatz/contract/medien'

/** Fields of the wire that hold the address of a picture (spec §3). */
const PICTURE = /^(?:bild|src|wappen|icon\d?)$/
const MENTIONED = /"(?:bild|src|wappen|icon\d?)"\s*:\s*"(?!\/medien\/)/
const WHOLE_ADDRESS = /^(?:(?:https?:)?\/)?\//i
const PASSED_ON = new RegExp(`^${fernPfad}(?<sign>[\\w-]{22})/(?<href>[\\w-]+)(?:\\.\\w{2,5})?$`)
const ENDING = /\.(?:svg|png|webp|avif|gif|jpe?g)$/i
/** With the address of this site around it still an address that every field takes. */
const LONGEST = 1_400

type Options = {
  cmsUrl: string
  /** Whose pictures are passed on beside those of the CMS. */
  origins: readonly string[]
  /** Signs the addresses. */
  key: Buffer
  /** Told of each house whose pictures are left out, once. */
  onForeign?: (origin: string) => void
}

export type PassedOnPictures = {
  /** The same answer, with every picture that lies elsewhere under an address of this site, or without it. */
  inOurName(answer: unknown, text: string): unknown
  /** Where a picture lies that this site has named by this path; undefined for every other path. */
  sourceOf(path: string): URL | undefined
}

/**
 * Pictures that a CMS elsewhere names by a full address, or by a path outside its media library. Visitors speak to this
 * site only, so it passes them on: those of the CMS and of houses that the operator has named, and only addresses that
 * the CMS itself has named, which the sign in the path proves. Nobody else can make this server fetch anything.
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

  /** The same object where nothing in it changes. */
  function inOurName(value: unknown, name = ''): unknown {
    if (typeof value === 'string') return PICTURE.test(name) ? pathOf(value.trim()) : value
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value)
    const changed = entries.map(([key, inner]) => [key, inOurName(inner, key)] as const)
    if (changed.every(([, inner], index) => inner === entries[index]?.[1])) return value
    return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed)
  }

  return {
    // Long lists without pictures are not gone through.
    inOurName: (answer, text) => (MENTIONED.test(text) ? inOurName(answer) : answer),
    sourceOf(path) {
      const { sign = '', href = '' } = PASSED_ON.exec(path)?.groups ?? {}
      const address = Buffer.from(href, 'base64url').toString()
      if (!sign || !timingSafeEqual(Buffer.from(sign, 'base64url'), signOf(address))) return undefined
      const url = new URL(address)
      // One file has one path: another ending, or other spare bits, would be another one to keep.
      return known.has(url.origin) && pathOf(address) === path ? url : undefined
    },
  }
}
