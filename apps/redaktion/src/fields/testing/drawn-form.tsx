import type { FormField } from '@rathausplatz/contract/records'
import { mount } from '@rathausplatz/ui/testing'
import { act, useState } from 'react'
import { vi } from 'vitest'
import { TellProvider } from '../../pieces/tell.tsx'
import { Fields, type Path } from '../fields.tsx'

type Faults = Readonly<Record<string, string>>
type Data = Record<string, unknown>

/** Renders a form like a document does; returns it with access to the changed data. */
export async function drawnForm(
  fields: readonly FormField[],
  data: Data,
  { faults = {}, isReadOnly }: { faults?: Faults; isReadOnly?: boolean } = {},
) {
  const now = { data, say: (_: Faults) => {} }
  function Document() {
    const [value, setValue] = useState(data)
    const [told, setTold] = useState(faults)
    now.data = value
    now.say = setTold
    return (
      <Fields
        fields={fields}
        value={value}
        onChange={(path, next) => setValue(before => put(before, path, next) as Data)}
        faults={path => told[path.join('.')]}
        idPrefix="probe-"
        {...(isReadOnly === undefined ? {} : { isReadOnly })}
      />
    )
  }
  const root = await mount(
    <TellProvider>
      <Document />
    </TellProvider>,
  )
  const labelled = (label: string) => {
    const found = [...root.querySelectorAll('label, legend')].find(
      one => one.textContent?.replace(/ \(freiwillig\)$/, '').trim() === label,
    )
    const input = found?.querySelector('input') ?? root.querySelector(`[id="${found?.getAttribute('for')}"]`)
    if (!input) throw new Error(`There is no field "${label}"`)
    return input as HTMLInputElement
  }
  return {
    root,
    data: () => now.data,
    labelled,
    say: (faults: Faults) => act(async () => now.say(faults)),
    type: (label: string, text: string) => type(labelled(label), text),
    leave: (label: string) => act(async () => labelled(label).blur()),
    press: (name: string) => act(async () => button(root, name).click()),
    button: (name: string) => button(root, name),
  }
}

/** Types into a field like a user: focuses it and replaces its text. */
export const type = (input: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  act(async () => {
    input.focus()
    const [proto] = [Object.getPrototypeOf(input) as object]
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

export function button(root: HTMLElement, name: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].find(
    one => (one.getAttribute('aria-label') ?? one.textContent?.trim().replaceAll(/\s+/g, ' ')) === name,
  )
  if (!found) throw new Error(`There is no button "${name}"`)
  return found
}

/** Returns the data with another value at a path; undefined removes its key. */
export function put(inside: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === 'number') {
    const list = Array.isArray(inside) ? [...(inside as unknown[])] : []
    list[step] = put(list[step], rest, value)
    return list
  }
  const group = { ...(inside as Data | undefined) }
  const next = put(group[step], rest, value)
  if (next === undefined) delete group[step]
  else group[step] = next
  return group
}

/** Waits until the check passes; outside of `act`, so that lookups end like in a browser. */
export async function soon(check: () => void): Promise<void> {
  const isActing = (is: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: is })
  isActing(false)
  await vi.waitFor(check, { timeout: 60_000 }).finally(() => isActing(true))
}
