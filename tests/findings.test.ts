import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)

const ROW = /^\| ([A-Z]\d{1,2}) +\| (.+?) +\| (.+?) +\|$/gm
const rows = [...readFileSync(new URL('docs/findings.md', root), 'utf8').matchAll(ROW)].map(
  ([, code = '', rule = '', proof = '']) => ({ code, rule, proof }),
)

/** The codes with which the names of tests begin: `W1: …`, also after the code of another list: `D-03, A8: …`. */
const named = new Set(
  globSync('{apps,packages,tests,docs}/**/*.{test.ts,test.tsx,spec.ts}', {
    cwd: root,
    exclude: path => path.includes('node_modules'),
  }).flatMap(file =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/['"`](?:[A-Z]-\w+, )?([A-Z]\d{1,2})['":,]/g)].map(
      ([, code = '']) => code,
    ),
  ),
)

test('Every finding has a row, and each row says what is right', () => {
  const codes = rows.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  const counts = Object.groupBy(codes, ([letter = '']) => letter)
  expect(Object.entries(counts).map(([letter, all]) => `${letter}${all?.length ?? 0}`)).toEqual([
    'W10',
    'C9',
    'N10',
    'F6',
    'L11',
    'A10',
    'P19',
    'D5',
  ])
})

test.each(rows)('$code: $rule', ({ code, proof }) => {
  if (proof === 'test') expect(named).toContain(code)
  else expect(proof).toMatch(/^(?:Measured|Not done).+\.$/)
})
