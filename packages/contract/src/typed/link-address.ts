import { isSafeAddress } from '../address.ts'
import { unwrapped } from './detours.ts'
import { email } from './email-address.ts'

/** Why nobody else can follow a link: where its address counts. */
export type DeadLink = 'datei' | 'netz' | 'programm' | 'anker' | 'alte-website' | 'postfach' | 'unlesbar'

/** A link that everybody can follow, repaired if need be, or the reason why only its author could. */
export type ReadLink = { readonly href: string } | { readonly dead: DeadLink }

/** What a dead link is, as the end of a sentence: „Der Link „Plan“ führt …“. */
export const deadLinkWords: Readonly<Record<DeadLink, string>> = {
  datei: 'zu einer Datei auf einem Rechner oder Laufwerk. Andere können sie nicht öffnen',
  netz: 'in das Netz der Verwaltung. Von außen ist das Ziel nicht zu erreichen',
  programm: 'zu keiner Adresse, sondern ruft einen Befehl der alten Seite auf',
  anker: 'zu einer Stelle im alten Text, die es hier nicht gibt',
  'alte-website': 'zu einer Adresse, die nur auf der alten Website gilt',
  postfach: 'zu einer Nachricht oder einem Anhang im eigenen Postfach',
  unlesbar: 'zu keiner vollständigen Adresse',
}

/** Longest address that is read, in characters; a browser follows no longer one. */
const LONGEST = 8_000
/** Most detours that are followed one after the other. */
const MOST_DETOURS = 4

/**
 * Reads the address of a link as it comes from a word processor, a mail program or an old website. Detours of
 * mail filters are unwrapped to their target, `mailto:info(at)example.org` and a missing `https://` are
 * repaired.
 */
export function readLink(address: string): ReadLink {
  let href = address.trim()
  if (href.length > LONGEST) return { dead: 'unlesbar' }
  for (let detour = 0; detour < MOST_DETOURS; detour++) {
    const target = unwrapped(href)
    if (target === undefined) break
    href = target
  }
  const dead = KINDS.find(([, pattern]) => pattern.test(href))
  if (dead) return { dead: dead[0] }
  if (href.startsWith('/') || /^tel:/i.test(href)) return whole(href)
  if (/^mailto:/i.test(href)) return ofMail(href.slice('mailto:'.length))
  if (email.test(withAt(href))) return ofMail(href)
  if (/^(?:https?|webcal):/i.test(href)) return ofWeb(href)
  if (BARE_HOST.test(href)) return ofWeb(`https://${href}`)
  // Any other scheme opens a program of its author.
  return { dead: /^[a-z][a-z\d+.-]*:/i.test(href) ? 'programm' : 'alte-website' }
}

const KINDS: readonly (readonly [DeadLink, RegExp])[] = [
  ['datei', /^(?:file:|\\\\|\/\/\/|[a-z]:[\\/]|[a-z]:%5c|smb:|afp:|nfs:|content:)/i],
  ['postfach', /^(?:cid|mid|outlook|onenote|message|imap|x-msg|mailbox):/i],
  ['programm', /^(?:javascript|vbscript|data|blob|about|view-source|chrome|ms-[a-z-]+):/i],
  ['anker', /^(?:#|about:blank#)/],
  ['unlesbar', /^(?:https?:\/*)?$/i],
]

/** `www.example.org`, `example.org/bus`; `hallenordnung.pdf` and `index.php?id=1` are files. */
const BARE_HOST =
  /^(?:www\.[^\s/?#]+\.[a-z]{2,}|(?:[a-z\d-]+\.)+(?:de|org|com|net|eu|info|at|ch|fr|lu|gov|edu|bayern|berlin|hamburg|koeln|nrw|saarland|ruhr)(?=\/|$))(?:[/?#]\S*)?$/i

const whole = (href: string): ReadLink => {
  const encoded = href.replaceAll(/\s/g, '%20')
  return isSafeAddress(encoded) ? { href: encoded } : { dead: 'unlesbar' }
}

/** `info(at)example(dot)org`, `info [ät] example.org`, `info@NOSPAM`: as people hide addresses from programs. */
const withAt = (address: string): string =>
  address
    .replace(/\s*[([{]\s*(?:at|ät|@|klammeraffe)\s*[)\]}]\s*/i, '@')
    .replace(/^([^@\s]+) (?:at|ät) ([^@\s]+\.[a-z]{2,})$/i, '$1@$2')
    .replaceAll(/\s*[([{]\s*(?:dot|punkt|\.)\s*[)\]}]\s*/gi, '.')

function ofMail(typed: string): ReadLink {
  const [address = '', ...rest] = typed.replace(/^\/\//, '').split('?')
  let read: string
  try {
    read = withAt(decodeURIComponent(address).trim())
  } catch {
    read = withAt(address.trim())
  }
  if (!email.test(read)) return { dead: 'unlesbar' }
  const kept = email.test(address) ? address : read
  return whole(`mailto:${[kept, ...rest].join('?')}`)
}

/** Hosts that only the network of an office knows. */
const INNER =
  /^(?:localhost|[^.]+|.+\.(?:local|lan|intern|internal|intra|intranet|home|corp|localdomain)|10\.[\d.]+|127\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|169\.254\.[\d.]+|\[.*\])$/i

function ofWeb(typed: string): ReadLink {
  const href = typed.replace(/^(https?|webcal):[/\\]*/i, (_, scheme: string) => `${scheme.toLowerCase()}://`)
  const [, host = ''] = /^[a-z]+:\/\/(?:[^\s/?#@]*@)?(\[[^\]]*\]|[^\s/?#:]+)/i.exec(href) ?? []
  if (host === '') return { dead: 'unlesbar' }
  return INNER.test(host) ? { dead: 'netz' } : whole(href)
}
