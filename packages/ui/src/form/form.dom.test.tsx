import { expect, test } from 'vitest'
import { mount } from '../testing/mount.ts'
import { ErrorSummary } from './error-summary.tsx'
import { SelectField, TextArea, TextField } from './field.tsx'

test('A field is tied to its label, its help and what is wrong with it', async () => {
  const root = await mount(
    <TextField
      name="email"
      label="E-Mail"
      help="Dorthin antworten wir."
      error="Bitte ausfüllen."
      type="email"
    />,
  )
  const input = root.querySelector('input')
  const described = input?.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(root.querySelector('label')?.getAttribute('for')).toBe(input?.id)
  expect(described.map(id => root.querySelector(`#${id}`)?.textContent)).toEqual([
    'Dorthin antworten wir.',
    'Bitte ausfüllen.',
  ])
  expect(input?.getAttribute('aria-invalid')).toBe('true')
  expect(input?.getAttribute('aria-required')).toBe('true')
})

test('A field that may stay empty says so in its label; one without a fault claims none', async () => {
  const root = await mount(
    <>
      <TextArea name="text" label="Nachricht" optional />
      <SelectField name="anlass" label="Anlass" choices={{ a: 'Frage', b: 'Lob' }} defaultValue="b" />
    </>,
  )
  expect(root.querySelector('label')?.textContent).toBe('Nachricht (freiwillig)')
  expect(root.querySelector('textarea')?.hasAttribute('aria-invalid')).toBe(false)
  expect(root.querySelector('textarea')?.hasAttribute('aria-describedby')).toBe(false)
  expect(root.querySelector('select')?.value).toBe('b')
})

test('K-06: the summary takes the focus and its links lead to the fields, with the same words', async () => {
  const root = await mount(
    <>
      <ErrorSummary title="Bitte prüfen Sie Ihre Angaben" errors={{ email: 'Bitte ausfüllen.' }} />
      <TextField name="email" label="E-Mail" error="Bitte ausfüllen." />
    </>,
  )
  expect(document.activeElement).toBe(root.querySelector('[role=alert]'))
  const link = root.querySelector('[role=alert] a')
  expect(link?.textContent).toBe('Bitte ausfüllen.')
  expect(root.querySelector(link?.getAttribute('href') ?? '')?.getAttribute('name')).toBe('email')
})
