import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Mode = 'light' | 'dark'
type Tokens = Record<string, string>

const themes = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.css'))
  .map(file => file.replace('.css', ''))

/** Colours of a theme file in one mode, as `--name: var(--light, A) var(--dark, B)` states them. */
function colours(theme: string, mode: Mode): Tokens {
  const css = readFileSync(`${import.meta.dirname}/${theme}.css`, 'utf8')
  const stated = css.matchAll(/--([a-z-]+): var\(--light, (#[0-9a-f]{6})\) var\(--dark, (#[0-9a-f]{6})\);/g)
  return Object.fromEntries(
    [...stated].map(([, name, light, dark]) => [name, mode === 'light' ? light : dark]),
  )
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

/** Text on its ground: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const text = [
  ...onAll('ink', 'muted', 'primary', 'primary-hover', 'accent'),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
  ['on-ground', 'ground'],
  ['on-ground-muted', 'ground'],
  ['danger', 'paper'],
] as const

/** Borders of fields and the ring of the focus: 3 to 1 (WCAG 2.2, 1.4.11). */
const shapes = [
  ['field', 'paper'],
  ['field', 'raised'],
] as const

test('The figures are those of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('Spec §2: there is a theme for each of the eight layouts', () => {
  expect(themes.toSorted()).toEqual(
    [
      'default',
      'buecherei',
      'freibad',
      'intranet',
      'schillerschule',
      'jahnschule',
      'jugendmusikschule',
      'klimaschutz',
    ].toSorted(),
  )
})

test('Every theme file sets its colours for light and for dark under its own name', () => {
  for (const theme of themes.filter(theme => theme !== 'default')) {
    const css = readFileSync(`${import.meta.dirname}/${theme}.css`, 'utf8')
    expect(css).toMatch(new RegExp(`\\[data-theme=["']${theme}["']\\] {`))
    expect(css.match(/#[0-9a-f]{3,8}\b/gi)?.length, theme).toBe(
      2 * Object.keys(colours(theme, 'light')).length,
    )
    expect(Object.keys(colours(theme, 'light')), theme).toEqual(
      expect.arrayContaining(['primary', 'accent', 'tint']),
    )
  }
})

describe.each(
  themes.flatMap(theme => [
    { theme, mode: 'light' as Mode },
    { theme, mode: 'dark' as Mode },
  ]),
)('W-07: $theme, $mode', ({ theme, mode }) => {
  const tokens = { ...colours('default', mode), ...colours(theme, mode) }
  const measured = (pairs: typeof text | typeof shapes) =>
    Object.fromEntries(
      pairs.map(([one, other]) => [`${one} on ${other}`, contrast(tokens[one] ?? '', tokens[other] ?? '')]),
    )

  test('text is read at 4.5 to 1', () => {
    for (const [pair, figure] of Object.entries(measured(text)))
      expect(figure, pair).toBeGreaterThanOrEqual(4.5)
  })

  test('fields are seen at 3 to 1', () => {
    for (const [pair, figure] of Object.entries(measured(shapes)))
      expect(figure, pair).toBeGreaterThanOrEqual(3)
  })
})
