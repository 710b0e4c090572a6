import { useHydrated } from '@rathausplatz/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { textIn } from '../answers/text-in.ts'
import { pageOf } from '../sessions/realms.ts'
import { knowsPasskeys, makePasskey, type Question, showPasskey } from './passkeys.ts'
import type { RefusedForm } from './refused-form.ts'

const asking = { method: 'post', action: pageOf('redaktion', 'passkey') } as const

/**
 * Sends a form once the device has answered the WebAuthn options. The options are fetched on click, because
 * they expire after minutes and each of them counts as an attempt. Errors are shown like those of other
 * forms.
 */
function usePasskey(answer: (options: unknown) => Promise<string | undefined>, unwilling: string) {
  const form = useRef<HTMLFormElement>(null)
  const { data, submit } = useFetcher<Question>()
  const [refused, setRefused] = useState<RefusedForm>()
  const [isAsking, setAsking] = useState(false)
  const isKnown = useHydrated() && knowsPasskeys()

  useEffect(() => {
    const refuse = (why: RefusedForm) => {
      setRefused(why)
      setAsking(false)
    }
    if (data?.ok === false) refuse(data)
    if (!data?.ok) return
    const { vorgang, optionen } = data
    const send = (antwort: string | undefined) => {
      if (antwort === undefined || !form.current) return refuse({ ok: false, title: unwilling, errors: {} })
      fill(form.current, { vorgang, antwort })
      form.current.submit()
    }
    void answer(optionen)
      .catch(() => undefined)
      .then(send)
  }, [data, answer, unwilling])

  const ask = (fields: Record<string, string>) => {
    if (isAsking) return
    setAsking(true)
    setRefused(undefined)
    void submit(fields, asking)
  }
  return { form, ask, isKnown, isAsking, refused }
}

/** Signs in with a passkey; `otherwise` names the alternative in the error message. */
export function useSignInWithPasskey(otherwise: string) {
  const { ask, ...passkey } = usePasskey(
    showPasskey,
    `Auf diesem Gerät wurde kein Passkey bestätigt. Bitte versuchen Sie es noch einmal, oder ${otherwise}.`,
  )
  const begin = (event: FormEvent) => {
    event.preventDefault()
    ask({})
  }
  return { ...passkey, begin }
}

/** Creates a passkey. Fetches the options first, with the name of the passkey and the password. */
export function useNewPasskey() {
  const { ask, ...passkey } = usePasskey(
    makePasskey,
    'Der Passkey wurde auf diesem Gerät nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  )
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    ask({ name: textIn(given, 'name'), passwort: textIn(given, 'passwort') })
  }
  return { ...passkey, begin }
}

export type SignInWithPasskey = ReturnType<typeof useSignInWithPasskey>
export type NewPasskey = ReturnType<typeof useNewPasskey>

function fill(form: HTMLFormElement, fields: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value
  }
}
