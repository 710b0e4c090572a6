import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Letters } from './letters.tsx'

test('Each letter links the entries that start with it, and the chosen letter is marked', () => {
  const html = renderToStaticMarkup(
    <Letters letters={['B', 'K']} chosen="K" hrefOf={letter => `?buchstabe=${letter}`} />,
  )
  const links = [...html.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)]
  const told = links.map(([, rest = '', text]) => [
    text,
    /href="([^"]*)"/.exec(rest)?.[1],
    rest.includes('aria-current="true"'),
  ])
  expect(told).toEqual([
    ['Alle', '?buchstabe=', false],
    ['B', '?buchstabe=B', false],
    ['K', '?buchstabe=K', true],
  ])
})
