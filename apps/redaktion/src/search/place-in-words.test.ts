import { expect, test } from 'vitest'
import { inOneLine } from './place-in-words.tsx'

const said = (...texts: [string, boolean][]) => {
  const pieces = texts.map(([text, treffer]) => ({ text, treffer }))
  return inOneLine({ label: 'Text', pieces })
    .pieces.map(({ text, treffer }) => (treffer ? `[${text}]` : text))
    .join('')
}

test.each([
  [[['Nold', true]], '[Nold]'],
  [
    [
      ['Herr ', false],
      ['Nold', true],
      [' hilft', false],
    ],
    'Herr [Nold] hilft',
  ],
  [
    [
      ['Die Zuordnung finden Sie im System. Gerhard ', false],
      ['Nold', true],
      [' hilft', false],
    ],
    '… Sie im System. Gerhard [Nold] hilft',
  ],
  [
    [['Ein langer Satz ohne irgendeinen Treffer darin', false]],
    'Ein langer Satz ohne irgendeinen Treffer darin',
  ],
  [[], ''],
] as [[string, boolean][], string][])('P4: one line shows the match of %j', (pieces, line) => {
  expect(said(...pieces)).toBe(line)
})
