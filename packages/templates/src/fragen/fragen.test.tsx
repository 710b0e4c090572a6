import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('Each answer is folded behind its question, which opens without JavaScript', () => {
  const root = render('fragen', examples.standard)
  const folded = [...root.querySelectorAll('details')]
  expect(folded.length).toBe(3)
  for (const one of folded) {
    expect(one.firstElementChild?.tagName).toBe('SUMMARY')
    expect(one.hasAttribute('open')).toBe(false)
  }
})

test('Questions are headings below the title, or of its rank where there is none', () => {
  expect(texts(render('fragen', examples.standard), 'summary h3').length).toBe(3)
  expect(texts(render('fragen', examples.ohneTitel), 'summary h2')).toEqual(['Brauche ich einen Termin?'])
})
