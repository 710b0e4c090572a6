import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('Each answer is collapsed below its question, and opens without JavaScript', () => {
  const root = render('fragen', examples.standard)
  const folded = [...root.querySelectorAll('details')]
  expect(folded.length).toBe(3)
  for (const one of folded) {
    expect(one.firstElementChild?.tagName).toBe('SUMMARY')
    expect(one.hasAttribute('open')).toBe(false)
  }
})

test('Questions are headings below the title, or one level higher without a title', () => {
  expect(texts(render('fragen', examples.standard), 'summary h3').length).toBe(3)
  expect(texts(render('fragen', examples.ohneTitel), 'summary h2')).toEqual(['Brauche ich einen Termin?'])
})
