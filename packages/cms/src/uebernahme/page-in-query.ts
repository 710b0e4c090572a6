import { slugOf } from '@rathausplatz/text'

/** Parts of a query that say in which language or look a page is shown, not which page. */
const NOT_THE_PAGE =
  /^(?:l|la|lang|language|sprache|clang|sys_language_uid|chash|no_cache|type|print|druck(?:ansicht)?|drucken|tmpl|layout|view|option|task|itemid|catid|format|font|schrift|kontrast|contrast|utm_\w+|fbclid|gclid|phpsessid|jsessionid|sid|sessionid|cfid|cftoken|rex_\w+|ref|back|mobile)$/i
/** Scripts that show any page of a site. */
const SCRIPT =
  /\/(?:index|default|show|page|seite|main|content|cms|view|details?|artikel|article|start|home|frame|portal|site|text|web|doc(?:ument)?|typo3|inhalt|anzeige|news|aktuelles)?(?:\.(?:php\d?|phtml|cfm|aspx?|jsp|do|pl|cgi|html?))?\/?$/i

/**
 * Returns the name of a page whose address says in its query which page it is: `/index.php?id=12` is `seite-12`,
 * `/index.php?seite=fundbuero` is `fundbuero`. Returns undefined for other addresses.
 */
export function nameInQuery(
  adresse: string,
): { readonly name: string; readonly isNumber: boolean } | undefined {
  if (!URL.canParse(adresse)) return undefined
  const { pathname, searchParams, search } = new URL(adresse)
  if (search === '' || !SCRIPT.test(pathname)) return undefined
  const values = [...searchParams].flatMap(([key, value]) =>
    NOT_THE_PAGE.test(key) ? [] : [value === '' ? key : value],
  )
  const words = values.map(value => wordsOf(value)).find(Boolean)
  if (words) return { name: words, isNumber: false }
  const numbers = values.map(value => slugOf(value)).filter(Boolean)
  return numbers.length === 0
    ? undefined
    : { name: `seite-${numbers.join('-')}`.slice(0, 80), isNumber: true }
}

/** Returns the words of a value: „12:fundbuero“ and „rathaus/fundbuero.html“ are `fundbuero`. */
function wordsOf(value: string): string {
  const last =
    value
      .replace(/\.\w{2,5}$/, '')
      .split(/[/\\|:]/)
      .findLast(Boolean) ?? ''
  const slug = slugOf(last)
  // „tx-1-25-1“ and „a3f9c0“ are numbers of old systems.
  return /[a-zäöüß]{4}/.test(slug) && !/^[\da-f-]+$/.test(slug) ? slug : ''
}

/** Returns an address without what does not say which page it is, in the spellings of old systems. */
export function samePage(adresse: string): readonly string[] {
  if (!URL.canParse(adresse) || new URL(adresse).search === '') return []
  const bare = new URL(adresse)
  const kept = [...bare.searchParams].filter(([key]) => !NOT_THE_PAGE.test(key))
  bare.search = new URLSearchParams(kept).toString()
  bare.hash = ''
  const atIndex = new URL(bare)
  atIndex.pathname = bare.pathname.replace(/\/$/, '/index.php')
  const atRoot = new URL(bare)
  atRoot.pathname = bare.pathname.replace(/\/index\.php$/, '/')
  return [...new Set([bare.href, atIndex.href, atRoot.href])]
}

/**
 * Returns the place of a page by its title, where its place so far is only the number of the old system. The folder
 * that people have chosen stays.
 */
export function placeByTitle(ziel: string, { adresse, titel }: { adresse: string; titel: string }): string {
  const named = nameInQuery(adresse)
  const at = ziel.lastIndexOf('/')
  const last = ziel.slice(at + 1)
  const slug = slugOf(titel)
  const isStill = named?.isNumber && (last === named.name || last.startsWith(`${named.name}-`))
  return isStill && slug !== '' && titel !== 'Ohne Titel' ? `${ziel.slice(0, at)}/${slug}` : ziel
}
