import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { type Answered, followAllLinks } from './alle-seiten.ts'
import { quickIf } from './quick-if.ts'

let answers: Answered[] = []
let pages: Answered[] = []

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ request }) => {
  test.setTimeout(180_000)
  answers = await followAllLinks(request)
  pages = answers.filter(({ html, status }) => html !== '' && status === 200)
})

test('every link of menus and contents leads to a real page or file', () => {
  const dead = answers.filter(({ status }) => ![200, 301, 302, 303].includes(status))
  expect(dead.map(({ path, from, status }) => `${from} -> ${path}: ${status}`)).toEqual([])
  // An empty crawl must not pass.
  expect(pages.length).toBeGreaterThan(150)
})

test('every link leads straight to its page, not to a redirect', () => {
  // A choice in a list that leaves a single entry redirects to it (spec §4): that is intended.
  const isChoice = ({ path, from }: Answered) => path.startsWith(`${from}?`)
  // A new form gets its number in the address: it is the same page.
  const isNumbered = ({ path, links }: Answered) => links.some(link => link.startsWith(`${path}&nr=`))
  const detours = answers.filter(
    answer => (answer.status === 301 || answer.status === 302) && !isChoice(answer) && !isNumbered(answer),
  )
  expect(detours.map(({ path, from }) => `${from} -> ${path}`)).toEqual([])
})

/** Picks two of each folder: neighbouring pages use the same templates. */
function twoOfEachFolder(all: readonly Answered[]): readonly Answered[] {
  const seen = new Map<string, number>()
  return all.filter(({ path }) => {
    const folder = path.slice(0, path.replace(/\?.*/, '').lastIndexOf('/'))
    const count = (seen.get(folder) ?? 0) + 1
    seen.set(folder, count)
    return count <= 2
  })
}

for (const [which, choose] of [
  ['two pages of each folder are', twoOfEachFolder],
  ['every page is', (all: readonly Answered[]) => all],
] as const)
  test(`${which} valid HTML`, quickIf(choose === twoOfEachFolder), () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y'],
      rules: {
        // React has its own style for attributes and void elements; both styles are valid HTML.
        'void-style': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'no-inline-style': 'off',
        'long-title': 'off',
        // Telephone numbers contain their own non-breaking spaces.
        'tel-non-breaking': 'off',
        // A list without markers needs the role, or one screen reader does not announce it.
        'no-redundant-role': 'off',
      },
    })
    const faults = choose(pages).flatMap(({ path, html }) => {
      const { results } = validator.validateStringSync(html)
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId} ${message} (${selector})`),
      )
    })
    expect([...new Set(faults)].slice(0, 60)).toEqual([])
  })

test('every page loads the styles of all its classes', async ({ request }) => {
  const sheets = new Map<string, Promise<string>>()
  const sheet = (href: string) => {
    const text = sheets.get(href) ?? request.get(href).then(answer => answer.text())
    sheets.set(href, text)
    return text
  }
  const faults = new Set<string>()
  for (const { path, html } of pages) {
    const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, href = '']) => href)
    const styles = (await Promise.all(hrefs.map(sheet))).join('\n')
    const names = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, all = '']) => all.split(' ')))
    for (const name of names) if (!styles.includes(`.${name}`)) faults.add(`${name} on ${path}`)
  }
  expect([...faults].slice(0, 20)).toEqual([])
})

test('every page has one h1, a main landmark and a title; no two pages share a title', () => {
  const titles = new Map<string, string>()
  const faults: string[] = []
  for (const { path, html } of pages) {
    if (path.includes('?')) continue
    if (html.match(/<h1[ >]/g)?.length !== 1) faults.push(`${path}: not one h1`)
    if (html.match(/<main[ >]/g)?.length !== 1) faults.push(`${path}: not one main`)
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
    const other = titles.get(title)
    if (title === '') faults.push(`${path}: no title`)
    if (other !== undefined) faults.push(`${path}: same title as ${other} (${title})`)
    titles.set(title, path)
  }
  expect(faults).toEqual([])
})
