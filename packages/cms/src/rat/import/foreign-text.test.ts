import { expect, test } from 'vitest'
import { foreignText } from './foreign-text.ts'

test.each([
  [
    'Der Rat beschließt:<ol><li>erstens</li><li>zweitens &lt; 3 m</li></ol>',
    'Der Rat beschließt:\n1. erstens\n2. zweitens < 3 m\n',
  ],
  ['<ol start="3"><li>drittens</li></ol>', '\n3. drittens\n'],
  [
    '<OL class="x"><LI>eins</LI></OL> und <ol><li>wieder eins</li></ol>',
    '\n1. eins\n und \n1. wieder eins\n',
  ],
  ['<ul><li>ohne Nummer</li></ul>', 'ohne Nummer\n'],
  ['Pegel < 300 > 5', 'Pegel < 300 > 5'],
])('C4: a numbered list keeps its numbers: %s', (html, text) => expect(foreignText(html)).toBe(text))
