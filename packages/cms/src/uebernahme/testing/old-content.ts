/** A deterministic source of numbers: the same seed makes the same page. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 12_345) % 4_294_967_296
  return below => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const SYLLABLES =
  'ba be bü da dorf e fa feld gar gen hau heim in ka ker le lin mar mei nen ö rat ren sa sch stadt tal tor um ver wa wein zu ß'.split(
    ' ',
  )

/** Makes words that occur once on a page, so that each lost word is seen. */
export function writer(seed: number, mark = '') {
  const number = numbersFrom(seed)
  const said: string[] = []
  const word = () => {
    const syllables = Array.from({ length: 2 + number(3) }, () => SYLLABLES[number(SYLLABLES.length)])
    const made = `${mark}${syllables.join('')}${said.length.toString(36).replaceAll(/\d/g, digit => 'qvwxyzjkpf'[Number(digit)] ?? '')}`
    said.push(made)
    return made
  }
  const words = (count: number) => Array.from({ length: count }, word).join(' ')
  return { number, said, word, words, sentence: () => `${words(5 + number(9))}.` }
}
export type Writer = ReturnType<typeof writer>

/** How a system writes the parts of a content. Each part gets finished words. */
export type Markup = {
  readonly title: (words: string) => string
  readonly heading: (words: string) => string
  readonly text: (html: string) => string
  readonly list: (items: readonly string[]) => string
  readonly table: (rows: readonly (readonly string[])[]) => string
  readonly terms: (pairs: readonly (readonly [string, string])[]) => string
  readonly questions: (pairs: readonly (readonly [string, string])[]) => string
  readonly picture: (src: string, caption: string) => string
  readonly download: (href: string, words: string) => string
  readonly address: (lines: readonly string[]) => string
}

/** The markup of an editor, which most systems share. */
export const PLAIN: Markup = {
  title: words => `<h1>${words}</h1>`,
  heading: words => `<h2>${words}</h2>`,
  text: html => `<p>${html}</p>`,
  list: items => `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`,
  table: rows =>
    `<table><tbody>${rows.map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`,
  terms: pairs => `<dl>${pairs.map(([term, words]) => `<dt>${term}</dt><dd>${words}</dd>`).join('')}</dl>`,
  questions: pairs =>
    pairs.map(([asked, answer]) => `<details><summary>${asked}</summary><p>${answer}</p></details>`).join(''),
  picture: (src, caption) => `<figure><img src="${src}" alt=""><figcaption>${caption}</figcaption></figure>`,
  download: (href, words) => `<p><a href="${href}">${words}</a></p>`,
  address: lines => `<address>${lines.join('<br>')}</address>`,
}

/** Writes the content of a page in the markup of a system. Returns its HTML and its words. */
export function oldContent(
  seed: number,
  markup: Markup,
): { readonly html: string; readonly words: readonly string[] } {
  const { number, said, word, words, sentence } = writer(seed)
  const sentences = (most: number) => Array.from({ length: 1 + number(most) }, sentence).join(' ')
  const pairs = () => Array.from({ length: 2 + number(3) }, (): [string, string] => [words(2), sentence()])
  const inline = () => {
    const marked = [
      () => `<strong>${words(2)}</strong>`,
      () => `<em>${word()}</em>`,
      () => `<a href="/seite-${number(90)}.html">${words(2)}</a>`,
      () => `<a href="mailto:amt@alt.example">${word()}</a>`,
      () => `<br>${words(3)}`,
      () => `<span style="color:red">${words(2)}</span>`,
    ]
    return `${sentence()} ${marked[number(marked.length)]?.() ?? ''} ${sentence()}`
  }
  const kinds: readonly (() => string)[] = [
    () => markup.text(sentences(4)),
    () => markup.text(inline()),
    () => markup.text(inline()),
    () => markup.list(Array.from({ length: 2 + number(5) }, () => words(1 + number(6)))),
    () => markup.table(Array.from({ length: 2 + number(5) }, () => [words(2), words(1 + number(3)), word()])),
    () => markup.terms(pairs()),
    () => markup.questions(pairs()),
    () => markup.picture(`/bilder/bild-${number(99)}.jpg`, words(4)),
    () => markup.download(`/dateien/datei-${number(99)}.pdf`, words(3)),
    () => markup.address([words(2), words(2), word()]),
    () => markup.heading(words(3)) + markup.text(sentences(3)),
    () => markup.heading(words(2)) + markup.heading(words(2)) + markup.list([words(3), inline()]),
  ]
  // Some pages are short: a line and a document.
  const length = seed % 5 === 0 ? 1 : 3 + number(9)
  const parts = Array.from({ length }, () => kinds[number(kinds.length)]?.() ?? '')
  const html = `${markup.title(words(2))}${markup.text(sentences(2))}${parts.join('\n')}`
  return { html, words: said }
}
