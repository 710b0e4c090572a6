import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('Each area states the number of its free plots, and links its page', () => {
  const root = render('baugebiete', examples.standard)
  expect(texts(root, 'li div > p:first-of-type')).toEqual([
    '6 von 22 Bauplätzen frei, 9 in Vergabe',
    'Keiner von 9 Bauplätzen frei',
    'Noch keine Bauplätze',
    'Noch keine Bauplätze',
  ])
  expect(links(root)[0]).toEqual(['/bauen/baugebiete/rebgarten', 'Rebgarten'])
})

test('The list of a town without building areas says that there are none', () => {
  expect(texts(render('baugebiete', examples.keine), 'p')).toEqual([
    'Zurzeit gibt es kein Baugebiet der Stadt.',
  ])
})
