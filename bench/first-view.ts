import { brotliDecompressSync } from 'node:zlib'
import { demand } from './ask.ts'

/** Sizes in bytes as transferred to a browser with brotli; `raw` is the uncompressed size. */
export type FirstView = {
  html: { raw: number; sent: number; parts: readonly Part[] }
  scripts: { sent: number; parts: readonly Part[] }
  styles: number
  fonts: number
}

type Part = { name: string; bytes: number }

/** Weighs all files that a browser loads to show and hydrate a page for the first time, without pictures. */
export async function weighFirstView(page: URL): Promise<FirstView> {
  const { text: html, sent, raw } = await fetchText(page)
  const styles = await Promise.all(stylesOf(html).map(address => fetchText(new URL(address, page))))
  const fonts = new Set([...preloadedFonts(html), ...styles.flatMap(({ text }) => fontsOf(text))])
  const scripts = await weighScripts(scriptsOf(html).map(address => new URL(address, page).href))
  return {
    html: { raw, sent, parts: partsOf(html) },
    scripts: { sent: sum(scripts.map(({ bytes }) => bytes)), parts: scripts },
    styles: sum(styles.map(style => style.sent)),
    fonts: sum(await Promise.all([...fonts].map(async font => (await fetchText(new URL(font, page))).sent))),
  }
}

/** Fetches these scripts and all that they import statically, each once. */
async function weighScripts(named: readonly string[]): Promise<Part[]> {
  const known = new Set(named)
  const parts: Part[] = []
  // Iterating a Set includes the entries that are added during the iteration.
  for (const script of known) {
    const { text, sent } = await fetchText(new URL(script))
    parts.push({ name: new URL(script).pathname, bytes: sent })
    for (const address of staticImportsOf(text)) known.add(new URL(address, script).href)
  }
  return parts
}

/** Returns the sizes of parts of the HTML other than its text. */
function partsOf(html: string): Part[] {
  const found = (name: string, pattern: RegExp): Part => ({
    name,
    bytes: Buffer.byteLength([...html.matchAll(pattern)].map(([part]) => part).join('')),
  })
  return [
    found('Daten und Skripte', /<script\b[^]*?<\/script>/g),
    found('Zeichnungen', /<svg\b[^]*?<\/svg>/g),
    found('Bilder mit ihren Größen', /<picture\b[^]*?<\/picture>/g),
    found('Klassen', / class="[^"]*"/g),
    found('Adressen von Verweisen', / href="[^"]*"/g),
  ]
}

async function fetchText(url: URL): Promise<{ text: string; sent: number; raw: number }> {
  const { headers, body } = await demand(url, { 'accept-encoding': 'br' })
  const plain = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
  return { text: plain.toString(), sent: body.byteLength, raw: plain.byteLength }
}

/** Returns the preloaded and linked scripts, and the modules that the inline start module names. */
function scriptsOf(html: string): string[] {
  const linked = tagsOf(html, 'link').filter(tag => attribute(tag, 'rel') === 'modulepreload')
  const inline = [...html.matchAll(/<script\b[^>]*\btype="module"[^>]*>([^]*?)<\/script>/g)]
  return [
    ...linked.map(tag => attribute(tag, 'href')),
    ...tagsOf(html, 'script').map(tag => attribute(tag, 'src')),
    ...inline.flatMap(([, code = '']) =>
      [...code.matchAll(/["'](\/[^"']+\.js)["']/g)].map(([, path]) => path),
    ),
  ].filter(address => address !== undefined)
}

const stylesOf = (html: string): string[] =>
  tagsOf(html, 'link')
    .filter(tag => attribute(tag, 'rel') === 'stylesheet')
    .flatMap(tag => attribute(tag, 'href') ?? [])

const preloadedFonts = (html: string): string[] =>
  tagsOf(html, 'link')
    .filter(tag => attribute(tag, 'rel') === 'preload' && attribute(tag, 'as') === 'font')
    .flatMap(tag => attribute(tag, 'href') ?? [])

const fontsOf = (css: string): string[] =>
  [...css.matchAll(/url\(["']?(\/[^"')]+\.woff2)["']?\)/g)].flatMap(([, path]) => path ?? [])

/**
 * Returns the targets of `import ... from`, `import '...'` and `export ... from`; those of `import()` are
 * loaded later, if at all.
 */
const staticImportsOf = (code: string): string[] =>
  [
    ...code.matchAll(/\b(?:import|export)\s*(?:[\w$*{},\s]+?\s*\bfrom\s*)?["'](\.{0,2}\/[^"']+\.js)["']/g),
  ].flatMap(([, path]) => path ?? [])

const tagsOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag)

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
