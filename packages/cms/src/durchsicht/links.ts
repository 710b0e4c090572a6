import { deadLinkWords, isDetour, readLink } from '@rathausplatz/contract/typed'
import { type Finding, shortened } from './finding.ts'
import { nameOf, type Place } from './places.ts'

/** The state of an address on this site. */
export type Target = 'oeffentlich' | 'nicht-oeffentlich' | 'fehlt'

/** Link texts that do not name their target. */
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'hier',
  'hier klicken',
  'klick hier',
  'klick',
  'klicken',
  'klicken sie hier',
  'klicken sie bitte hier',
  'bitte hier klicken',
  'mehr',
  'mehr dazu',
  'mehr infos',
  'mehr informationen',
  'mehr lesen',
  'weiter',
  'weiterlesen',
  'weitere infos',
  'weitere informationen',
  'link',
  'dieser link',
  'diesem link',
  'diese seite',
  'dieser seite',
  'download',
  'herunterladen',
  'pdf',
  'details',
])

const CLICK_HERE =
  /(?<!\p{L})(?:klicken sie (?:bitte )?hier|hier klicken|klicken sie (?:bitte )?auf den link)(?!\p{L})/iu
const ADDRESS = /^(?:https?:\/\/|www\.)/i

/** The longest link text that is checked; no real link text is longer. */
const LONGEST_WORDS = 300

const SAY_WHERE = 'Nennen Sie das Ziel, zum Beispiel „Antrag auf einen Parkausweis“.'

export function linkFindings(places: readonly Place[], targetOf: (address: string) => Target): Finding[] {
  const leads = new Map<string, string>()
  return places.flatMap((place): Finding[] => {
    const { field: feld, editor, text } = place
    if (editor === 'link') return ofTarget(feld, text.trim(), text.trim(), targetOf)
    if (nameOf(place) === 'linktext' && /^(?:hier|hier klicken|klicken sie hier|link)$/i.test(text.trim()))
      return [saysNothing(feld, text.trim())]
    const links = place.formatted?.links ?? []
    const found = links.flatMap(({ href, text }) =>
      ofWords(feld, href, text, leads).concat(ofTarget(feld, href, text, targetOf)),
    )
    const phrase = READ.has(editor) ? CLICK_HERE.exec(text)?.[0] : undefined
    if (phrase && !found.some(({ regel }) => regel === 'linktext')) found.push(saysNothing(feld, phrase))
    return found
  })
}

const READ: ReadonlySet<string> = new Set(['zeile', 'text', 'richtext'])

const saysNothing = (feld: string, stelle: string): Finding => ({
  gewicht: 'hinweis',
  regel: 'linktext',
  feld,
  satz: `„${shortened(stelle)}“ sagt nicht, wohin es geht.`,
  rat: SAY_WHERE,
  stelle,
})

function ofWords(feld: string, href: string, text: string, leads: Map<string, string>): Finding[] {
  const words = text
    .slice(0, LONGEST_WORDS)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}:/.\s-]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.:]+$/, '')
    .trim()
  if (words === '')
    return [
      {
        gewicht: 'fehler',
        regel: 'link-leer',
        feld,
        satz: 'Ein Link hat keine Worte.',
        rat: `${SAY_WHERE} Oder entfernen Sie den Link.`,
        stelle: href,
      },
    ]
  if (SAYS_NOTHING.has(words)) return [saysNothing(feld, text)]
  if (ADDRESS.test(text))
    return [
      {
        gewicht: 'hinweis',
        regel: 'link-adresse',
        feld,
        satz: 'Hier steht eine Adresse statt Worten.',
        rat: SAY_WHERE,
        stelle: text,
      },
    ]
  const to = href.endsWith('/') ? href.slice(0, -1) : href
  const before = leads.get(words)
  leads.set(words, before ?? to)
  if (before === undefined || before === to) return []
  return [
    {
      gewicht: 'hinweis',
      regel: 'link-gleich',
      feld,
      satz: `Zwei Links heißen „${shortened(text)}“ und führen an verschiedene Orte.`,
      rat: 'Sagen Sie bei jedem, was ihn vom anderen unterscheidet.',
      stelle: text,
    },
  ]
}

function ofTarget(
  feld: string,
  href: string,
  stelle: string,
  targetOf: (address: string) => Target,
): Finding[] {
  if (href.startsWith('http://'))
    return [
      {
        gewicht: 'hinweis',
        regel: 'link-unverschluesselt',
        feld,
        satz: 'Der Link führt auf eine unverschlüsselte Adresse.',
        rat: 'Versuchen Sie dieselbe Adresse mit https:// am Anfang.',
        stelle: href,
      },
    ]
  const [path = ''] = href.split(/[?#]/, 1)
  if (!path.startsWith('/')) return ofDead(feld, href, stelle)
  const target = targetOf(path)
  if (target === 'oeffentlich') return []
  return [
    target === 'fehlt'
      ? {
          gewicht: 'fehler',
          regel: 'link-ziel-fehlt',
          feld,
          satz: `Der Link „${shortened(stelle)}“ führt ins Leere: ${path} gibt es nicht.`,
          rat: 'Wählen Sie eine Seite, die es gibt, oder entfernen Sie den Link.',
          stelle: path,
        }
      : {
          gewicht: 'hinweis',
          regel: 'link-ziel-nicht-oeffentlich',
          feld,
          satz: `Der Link „${shortened(stelle)}“ führt zu einer Seite, die noch nicht öffentlich ist.`,
          rat: `Veröffentlichen Sie zuerst ${path}.`,
          stelle: path,
        },
  ]
}

/** A link that only its author can follow, or that leads over the mail filter of the office. */
function ofDead(feld: string, href: string, stelle: string): Finding[] {
  // An empty address is not written yet; an anchor belongs to the page.
  if (href === '' || href.startsWith('#')) return []
  const read = readLink(href)
  if ('dead' in read)
    return [
      {
        gewicht: 'fehler',
        regel: 'link-nur-hier',
        feld,
        satz: `Der Link „${shortened(stelle)}“ führt ${deadLinkWords[read.dead]}.`,
        rat: 'Nehmen Sie eine Datei unter „Bilder und Dokumente“ auf und verlinken Sie sie dort. Sonst wählen Sie eine Adresse mit https://, oder entfernen Sie den Link.',
        stelle: shortened(href),
      },
    ]
  if (!isDetour(href)) return []
  return [
    {
      gewicht: 'hinweis',
      regel: 'link-umweg',
      feld,
      satz: `Der Link „${shortened(stelle)}“ führt über einen fremden Prüfdienst. Er kann ablaufen.`,
      rat: `Verlinken Sie das Ziel selbst: ${shortened(read.href)}`,
      stelle: shortened(href),
    },
  ]
}
