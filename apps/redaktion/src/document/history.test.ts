import { expect, test } from 'vitest'
import { back, begin, changed, forth } from './history.ts'

const titled = (title: string) => ({ title })

test('Text typed in one go is undone in one go; after a pause a new step begins', () => {
  let history = begin(titled(''))
  history = changed(history, titled('F'), 'title', 0)
  history = changed(history, titled('Fu'), 'title', 300)
  history = changed(history, titled('Fundbüro'), 'title', 5_000)
  history = changed(history, { ...titled('Fundbüro'), text: 'x' }, 'text', 5_100)
  history = back(history)
  expect(history.now).toEqual(titled('Fundbüro'))
  history = back(history)
  expect(history.now).toEqual(titled('Fu'))
  history = back(history)
  expect(history.now).toEqual(titled(''))
  expect(back(history)).toEqual(history)
  expect(forth(forth(history)).now).toEqual(titled('Fundbüro'))
})

test('Typing after an undo removes the redo steps', () => {
  let history = changed(begin(titled('a')), titled('b'), 'title', 0)
  history = changed(back(history), titled('c'), 'title', 100)
  expect(forth(history).now).toEqual(titled('c'))
  expect(back(history).now).toEqual(titled('a'))
})

test('Undo goes back at most two hundred steps', () => {
  let history = begin({ n: 0 })
  for (let n = 1; n <= 500; n++) history = changed(history, { n }, '', n)
  for (let n = 0; n < 500; n++) history = back(history)
  expect(history.now).toEqual({ n: 300 })
})
