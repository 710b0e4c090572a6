import { useRef } from 'react'
import { Field, type FieldProps, tied } from './field.tsx'
import { typeInto } from './type-into.ts'

/** `DE89 3704 0044 0532 0130 00` */
export const inFours = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/(.{4})(?=.)/g, '$1 ')

/** An account number in groups of four, as it stands on the card; on leaving it is brought into that form. */
export function IbanField({ defaultValue, ...props }: FieldProps & { defaultValue?: string | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Field {...props}>
      <input
        {...tied(props)}
        ref={field}
        data-breite="iban"
        defaultValue={defaultValue}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onBlur={() => {
          const { current } = field
          if (current) typeInto(current, inFours(current.value))
        }}
      />
    </Field>
  )
}
