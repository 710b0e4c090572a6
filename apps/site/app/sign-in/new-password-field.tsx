import { PasswordField } from '@rathausplatz/ui/form'

/** One field: it can be looked at, so nobody has to type it twice. */
export function NewPasswordField({ error }: { error: string | undefined }) {
  return (
    <PasswordField
      name="neues_passwort"
      label="Neues Passwort"
      help="Mindestens 12 Zeichen. Gut sind vier Wörter, die nichts miteinander zu tun haben."
      autoComplete="new-password"
      error={error}
    />
  )
}
