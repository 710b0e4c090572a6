import { calls } from '@rathausplatz/contract'
import { ErrorSummary, TextField } from '@rathausplatz/ui/form'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTell } from '../pieces/tell.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { leave } from '../session/signed-in-again.ts'
import { ask } from '../wall/ask.ts'
import { Changing } from './changing.tsx'
import { personMissing } from './invitation.ts'
import { type Konto, nameOf } from './konto.ts'
import styles from './people.module.css'

/** Edits name and email address of an account. */
export function PersonForm({ konto, isOwn }: { konto: Konto; isOwn: boolean }) {
  const before = { vorname: konto.vorname, nachname: konto.nachname, email: konto.email }
  const [person, setPerson] = useState(before)
  const { trouble, errors, isBusy, send, forget } = useSending()
  const tell = useTell()
  const { revalidate } = useRevalidator()
  const typed = {
    vorname: person.vorname.trim(),
    nachname: person.nachname.trim(),
    email: person.email.trim().toLowerCase(),
  }
  const isMoved = typed.email !== before.email
  const isChanged = isMoved || typed.vorname !== before.vorname || typed.nachname !== before.nachname

  const change = async (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged) return
    await send(personMissing(typed), async () => {
      const now = await ask(calls.redaktionKontoPerson, { params: { id: konto.id }, body: typed })
      // This session has ended, and the old address is not valid for signing in any more.
      if (isOwn && isMoved) return leave()
      tell({
        text: isMoved
          ? `${nameOf(now)} meldet sich jetzt mit ${now.email} an; eine Nachricht ging an beide Adressen.`
          : `Das Konto gehört jetzt ${nameOf(now)}.`,
      })
      await revalidate()
    })
  }

  const field = (name: keyof typeof before) => ({
    name,
    value: person[name],
    onChange: (event: { target: { value: string } }) => setPerson({ ...person, [name]: event.target.value }),
    autoComplete: 'off',
    error: errors[name],
  })

  return (
    <section aria-labelledby="person" className={styles.part}>
      <h2 id="person">Name und E-Mail-Adresse</h2>
      <form className={styles.form} onSubmit={event => void change(event)} noValidate>
        {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
        <TextField {...field('vorname')} label="Vorname" maxLength={80} />
        <TextField {...field('nachname')} label="Nachname" maxLength={80} />
        <TextField
          {...field('email')}
          type="email"
          label="E-Mail-Adresse"
          maxLength={254}
          spellCheck={false}
        />
        {isChanged && (
          <Changing
            label="Angaben ändern"
            isBusy={isBusy}
            note={isMoved ? whatMoves(konto, isOwn) : undefined}
            onDiscard={() => {
              setPerson(before)
              forget()
            }}
          />
        )}
      </form>
    </section>
  )
}

/**
 * Returns the consequence of another address: its mailbox gives access to the account, so the old address
 * gets a message too.
 */
function whatMoves({ email, eingeladen }: Konto, isOwn: boolean): string {
  const told = `An ${email} und an die neue Adresse geht eine Nachricht.`
  if (eingeladen) return `${told} Der Link der Einladung gilt nicht mehr: Bitte danach noch einmal einladen.`
  return isOwn
    ? `${told} Ihre Anmeldungen enden sofort; Sie melden sich mit der neuen Adresse wieder an.`
    : `${told} Alle Anmeldungen dieses Kontos enden sofort; das Passwort bleibt.`
}
