import { globSync, readdirSync, readFileSync } from 'node:fs'
import { pageThemes } from '@rathausplatz/contract/sections'
import { describe, expect, test } from 'vitest'

const root = `${import.meta.dirname}/../../../..`

type Mode = 'light' | 'dark'
type Tokens = Record<string, string>

const themes = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.css'))
  .map(file => file.replace('.css', ''))

/** Returns the custom properties in a theme file. */
function stated(theme: string): Tokens {
  const css = readFileSync(`${import.meta.dirname}/${theme}.css`, 'utf8')
  return Object.fromEntries(
    [...css.matchAll(/--([a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/**
 * Returns the colours of a theme in one mode, with references resolved. The default theme supplies missing
 * colours.
 */
function colours(
  theme: string,
  mode: Mode,
  tokens: Tokens = { ...stated('default'), ...stated(theme) },
): Tokens {
  const colourOf = (value = ''): string | undefined => {
    const [, light, dark] = /^var\(--light, (#[0-9a-f]{6})\) var\(--dark, (#[0-9a-f]{6})\)$/.exec(value) ?? []
    if (light && dark) return mode === 'light' ? light : dark
    const [, other] = /^var\(--([a-z-]+)\)$/.exec(value) ?? []
    return other && colourOf(tokens[other])
  }
  const found = Object.entries(tokens).map(([name, value]) => [name, colourOf(value)] as const)
  return Object.fromEntries(found.filter((one): one is [string, string] => one[1] !== undefined))
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'tint', 'raised']
const onAll = (...names: string[]) => names.flatMap(name => grounds.map(ground => [name, ground] as const))

/**
 * Pairs of text and ground, at rest, on hover and on focus, that need a contrast of 4.5 to 1 (WCAG 2.2,
 * 1.4.3).
 */
const text = [
  ...onAll('ink', 'muted', 'primary', 'primary-hover', 'accent', 'heading-color', 'danger'),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
  ['paper', 'danger'],
  ['on-ground', 'ground'],
  ['on-ground-muted', 'ground'],
  ['on-bar', 'bar'],
  ['on-head', 'head'],
  ['head-hover', 'head'],
  ['on-nav', 'nav'],
  ['on-nav-current', 'nav-current'],
] as const

/**
 * Borders of fields, disabled controls, icons, marks and the focus ring, which has the text colour of its
 * ground: each needs a contrast of 3 to 1 (WCAG 2.2, 1.4.11 and 2.4.13).
 */
const shapes = [
  ...onAll('field', 'ink', 'accent', 'primary'),
  ['head-field', 'head'],
  ['head-body', 'head'],
  ['head-mark', 'head'],
  ['nav-current-mark', 'nav'],
  ['ground-mark', 'ground'],
  ['on-ground', 'ground'],
  ['on-bar', 'bar'],
  ['on-head', 'head'],
  ['on-nav', 'nav'],
  ['on-nav-current', 'nav-current'],
] as const

test('The contrast function gives the values of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('Every theme of the contract has a file, and every file belongs to one', () => {
  expect(themes.toSorted()).toEqual(pageThemes.toSorted())
})

test('No two themes have the same sign', () => {
  expect(new Set(themes.map(theme => stated(theme)['sign-body'])).size).toBe(themes.length)
})

test('Every theme file except the default one sets its colours for light and dark under its own name, once each', () => {
  for (const theme of themes.filter(theme => theme !== 'default')) {
    const css = readFileSync(`${import.meta.dirname}/${theme}.css`, 'utf8')
    expect(css).toMatch(new RegExp(`\\[data-theme=["']${theme}["']\\] {`))
    const own = Object.values(stated(theme)).filter(value => value.startsWith('var(--light'))
    expect(css.match(/#[0-9a-f]{3,8}\b/gi)?.length, theme).toBe(2 * own.length)
    expect(Object.keys(stated(theme)), theme).toEqual(expect.arrayContaining(['primary', 'accent', 'tint']))
  }
})

test('Every text colour of a stylesheet is in the list of pairs', () => {
  const files = ['packages/ui/src', 'packages/templates/src', 'apps/site/app'].flatMap(folder =>
    globSync(`${folder}/**/*.css`, { cwd: root }),
  )
  const colourTokens = Object.keys(colours('default', 'light'))
  const used = files.flatMap(file =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/(?<![a-z-])color: var\(--([a-z-]+)[,)]/g)].map(
      ([, name = '']) => name,
    ),
  )
  const measured = new Set<string>([...text, ...shapes].map(([name]) => name))
  expect(new Set(used).size).toBeGreaterThan(10)
  expect([...new Set(used)].filter(name => colourTokens.includes(name) && !measured.has(name))).toEqual([])
})

/** Grounds that are the same in every theme and mode, and their contents. */
const fixedGrounds = {
  'packages/ui/src/styles/base.css [data-ground="notfall"]': 'anything: the rule names every colour',
  'packages/templates/src/portal-hero/portal-hero.module.css .rund:hover':
    'the sign of a button, dark on white',
  'packages/templates/src/stellenboerse/stellenboerse.module.css .rahmen': 'the page of another house',
  'apps/site/app/sign-in/factor/code-app.module.css .qr': 'a code for cameras, black on white',
} as const

/** Every rule of the site with a fixed background colour, except for print. */
const painted = ['packages/ui/src', 'packages/templates/src', 'apps/site/app'].flatMap(folder =>
  globSync(`${folder}/**/*.css`, { cwd: root }).flatMap(file => {
    const screen = readFileSync(`${root}/${file}`, 'utf8').split('@media print')[0] ?? ''
    return [...screen.matchAll(/([^{};/]+)\{([^{}]*)\}/g)]
      .filter(([, , body = '']) => /(?<!-)background(?:-color)?: #/.test(body))
      .map(([, selector = '', body = '']) => ({ rule: `${file} ${selector.trim()}`, body }))
  }),
)

test('Grounds that do not change with the mode are listed with their contents', () => {
  expect(painted.map(({ rule }) => rule).toSorted()).toEqual(Object.keys(fixedGrounds).toSorted())
})

test('Any text on the ground of an emergency has a contrast of 4.5 to 1, in light, dark and high contrast', () => {
  const { body = '' } = painted.find(({ rule }) => rule.includes('notfall')) ?? {}
  const long = (short: string) => `#${Array.from(short, digit => digit + digit).join('')}`
  const tokens = Object.fromEntries(
    [...body.matchAll(/--([a-z-]+): #([0-9a-f]{3});/g)].map(([, name = '', short = '']) => [
      name,
      long(short),
    ]),
  )
  const standing = text.filter(([, ground]) => [...grounds, 'primary', 'primary-hover'].includes(ground))
  expect(standing.length).toBeGreaterThan(20)
  for (const [one, ground] of standing)
    expect(contrast(tokens[one] ?? '', tokens[ground] ?? ''), `${one} on ${ground}`).toBeGreaterThanOrEqual(
      4.5,
    )
  // In high contrast these lines have the colour of the ink.
  for (const line of ['line', 'field', 'link']) expect(tokens[line], line).toBe(tokens['ink'])
})

describe.each(
  themes.flatMap(theme => [
    { theme, mode: 'light' as Mode },
    { theme, mode: 'dark' as Mode },
  ]),
)('W-07: $theme, $mode', ({ theme, mode }) => {
  const tokens = colours(theme, mode)
  const measured = (pairs: typeof text | typeof shapes) =>
    Object.fromEntries(
      pairs.map(([one, other]) => [`${one} on ${other}`, contrast(tokens[one] ?? '', tokens[other] ?? '')]),
    )

  test('text has a contrast of 4.5 to 1', () => {
    for (const [pair, figure] of Object.entries(measured(text)))
      expect(figure, pair).toBeGreaterThanOrEqual(4.5)
  })

  test('fields, icons, marks and the focus ring have a contrast of 3 to 1', () => {
    for (const [pair, figure] of Object.entries(measured(shapes)))
      expect(figure, pair).toBeGreaterThanOrEqual(3)
  })
})
