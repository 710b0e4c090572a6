import { PasswordField } from '@rathausplatz/ui/form'

/** A single field for the new password: the user can show it, so it need not be typed twice. */
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
