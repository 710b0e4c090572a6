import { act, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { mount } from '../testing/mount.ts'
import Calendar from './calendar.tsx'
import { dayOf } from './calendar-days.ts'
import { ErrorSummary } from './error-summary.tsx'
import { SelectField, TextArea, TextField } from './field.tsx'
import { FileField } from './file-field.tsx'
import { PasswordField } from './password-field.tsx'

test('A field is connected with its label, help and error', async () => {
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

test('„E-Mail“ in an error stays on one line at the field and in the summary; the text is unchanged', async () => {
  const told = 'Bitte geben Sie Ihre E-Mail-Adresse an, nicht die von A-Z oder der S-Bahn.'
  const root = await mount(
    <>
      <ErrorSummary title="Bitte prüfen" errors={{ email: told }} />
      <TextField name="email" label="E-Mail" error={told} />
    </>,
  )
  for (const place of ['[role=alert] a', '#fehler-email']) {
    const sentence = root.querySelector(place)
    expect(sentence?.textContent).toBe(told)
    const whole = [...(sentence?.querySelectorAll('span span, a > span') ?? [])]
    expect(whole.map(({ textContent }) => textContent)).toEqual(['E-Mail', 'A-Z', 'S-Bahn'])
  }
})

test('The label marks an optional field; a field without an error is not marked invalid', async () => {
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

test('K-06: the summary takes the focus, and its links focus the fields', async () => {
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

test("A link of the summary focuses the field without leaving the page, so that the visitor's input stays", async () => {
  const root = await mount(
    <>
      <ErrorSummary title="Bitte prüfen Sie Ihre Angaben" errors={{ email: 'Bitte ausfüllen.' }} />
      <TextField name="email" label="E-Mail" error="Bitte ausfüllen." />
    </>,
  )
  const before = location.href
  root.querySelector<HTMLAnchorElement>('[role=alert] a')?.click()
  expect(document.activeElement).toBe(root.querySelector('#feld-email'))
  expect(location.href).toBe(before)
})

test('Another render keeps the focus in the field; the same answer to another submission moves the focus to the summary', async () => {
  const draw = { now: () => {} }
  function Page() {
    const [, setDrawn] = useState(0)
    draw.now = () => setDrawn(before => before + 1)
    return (
      <form onSubmit={event => event.preventDefault()}>
        <ErrorSummary title="Bitte prüfen Sie Ihre Angaben" errors={{ email: 'Bitte ausfüllen.' }} />
        <TextField name="email" label="E-Mail" error="Bitte ausfüllen." />
      </form>
    )
  }
  const root = await mount(<Page />)
  const field = root.querySelector<HTMLInputElement>('#feld-email')
  field?.focus()
  await act(async () => draw.now())
  expect(document.activeElement).toBe(field)
  root.querySelector('form')?.requestSubmit()
  await act(async () => draw.now())
  expect(document.activeElement).toBe(root.querySelector('[role=alert]'))
})

describe('a password', () => {
  const drawn = async () => {
    const root = await mount(
      <form onSubmit={event => event.preventDefault()}>
        <PasswordField name="passwort" label="Passwort" autoComplete="current-password" />
      </form>,
    )
    const [input, button] = [root.querySelector('input'), root.querySelector('button')]
    if (!input || !button) throw new Error('not drawn')
    return { root, input, button }
  }

  test('is hidden, can be shown, and is hidden again before it is sent', async () => {
    const { root, input, button } = await drawn()
    expect([input.type, input.autocomplete]).toEqual(['password', 'current-password'])
    expect(button.getAttribute('aria-label')).toBe('Passwort anzeigen')
    await act(async () => button.click())
    expect([input.type, button.getAttribute('aria-label')]).toEqual(['text', 'Passwort verbergen'])
    await act(async () => root.querySelector('form')?.requestSubmit())
    expect(input.type).toBe('password')
  })

  test('warns about caps lock, and does not block pasting', async () => {
    const { root, input } = await drawn()
    const type = (isLocked: boolean) =>
      act(async () => {
        const event = new KeyboardEvent('keyup', { bubbles: true, key: 'A' })
        event.getModifierState = key => key === 'CapsLock' && isLocked
        input.dispatchEvent(event)
      })
    await type(true)
    expect(root.querySelector('[role=status]')?.textContent).toBe('Die Feststelltaste ist eingeschaltet.')
    await type(false)
    expect(root.querySelector('[role=status]')?.textContent).toBe('')
    expect(input.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true }))).toBe(true)
  })
})

test('K-06: a screen reader reads a day of the calendar with weekday, month and year', async () => {
  const root = await mount(
    <Calendar
      label="Termin"
      chosen={dayOf(2026, 12, 24)}
      today={dayOf(2026, 11, 28)}
      first={undefined}
      last={undefined}
      onPick={() => {}}
      onClose={() => {}}
    />,
  )
  const day = root.querySelector('[aria-pressed=true]')
  expect(day?.getAttribute('aria-label')).toBe('Donnerstag, 24. Dezember 2026')
  expect(day?.textContent).toBe('24')
})

test('L11: a file of another kind, and one without bytes, is refused at its field when it is chosen', async () => {
  const faultOf = ({ name, size }: File) =>
    size === 0 ? `„${name}“ ist leer.` : name.endsWith('.pdf') ? undefined : 'Bitte nur PDF.'
  const root = await mount(
    <FileField
      name="plan"
      label="Plan"
      accept=""
      several={false}
      kept={[]}
      removeName="weg"
      faultOf={faultOf}
    />,
  )
  const input = root.querySelector('input')
  if (!input) throw new Error('no field')
  const choose = (file: File) =>
    act(async () => {
      Object.defineProperty(input, 'files', { configurable: true, writable: true, value: [file] })
      Object.defineProperty(input, 'value', {
        configurable: true,
        get: () => '',
        set() {
          Object.defineProperty(input, 'files', { configurable: true, writable: true, value: [] })
        },
      })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  await choose(new File(['x'], 'x.exe'))
  expect(root.querySelector('#fehler-plan')?.textContent).toBe('Bitte nur PDF.')
  expect(root.textContent).not.toContain('x.exe')
  await choose(new File([], 'plan.pdf'))
  expect(root.querySelector('#fehler-plan')?.textContent).toBe('„plan.pdf“ ist leer.')
  await choose(new File(['x'], 'plan.pdf'))
  expect(root.querySelector('#fehler-plan')).toBeNull()
  expect(root.textContent).toContain('plan.pdf')
})
