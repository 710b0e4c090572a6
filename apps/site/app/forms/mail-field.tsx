import { TextField } from '@rathausplatz/ui/form'
import { askedName } from './asked-mail-name.ts'

type MailFieldProps = {
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly optional?: boolean
  readonly autoComplete?: string
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** A field for an e-mail address. If the address is probably mistyped, the visitor is asked once. */
export function MailField({
  name,
  values,
  errors,
  optional = false,
  autoComplete = 'email',
  ...words
}: MailFieldProps) {
  return (
    <>
      <input type="hidden" name={askedName(name)} value={values[askedName(name)] ?? ''} />
      <TextField
        {...words}
        {...{ name, optional, autoComplete }}
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values[name] ?? ''}
        error={errors[name]}
      />
    </>
  )
}
