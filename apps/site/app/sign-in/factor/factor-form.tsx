import { Button, PasswordField } from '@rathausplatz/ui/form'
import type { ReactNode } from 'react'
import { disclosure } from '../../disclosure/disclosure.ts'
import { pageOf } from '../../sessions/realms.ts'
import styles from '../sign-in.module.css'
import type { Was } from './change-factor.ts'

/** Returns the errors of a form; `id` names the passkey that it changes. */
export type ErrorsOf = (form: Was, id?: string) => Readonly<Record<string, string>>

type ConfirmedProps = {
  was: Was
  button: string
  look?: 'solid' | 'outline'
  errors: Readonly<Record<string, string>>
  /** Suffix of the ids, if the page has several forms of this kind. */
  suffix?: string
  children?: ReactNode
}

/** A form that confirms a change of second factors with the password. */
export function Confirmed({ was, button, look = 'outline', errors, suffix = '', children }: ConfirmedProps) {
  const form = (
    <FactorForm was={was}>
      {children}
      <PasswordField
        name="passwort"
        id={was + suffix}
        label="Ihr Passwort"
        autoComplete="current-password"
        error={errors['passwort']}
      />
      <div className={styles.choices}>
        <Button look={look}>{button}</Button>
      </div>
    </FactorForm>
  )
  return look === 'solid' ? (
    form
  ) : (
    <Folded label={button} isOpen={errors['passwort'] !== undefined}>
      {form}
    </Folded>
  )
}

/** Collapses a rare action. */
export function Folded({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className={`${disclosure} ${styles.fold}`} open={isOpen}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}

export function FactorForm({ was, children }: { was: Was; children: ReactNode }) {
  return (
    <form method="post" action={pageOf('redaktion', 'zweiter-faktor')} noValidate className={styles.form}>
      <input type="hidden" name="was" value={was} />
      {children}
    </form>
  )
}
