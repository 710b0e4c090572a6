import { useRef } from 'react'
import { Field, type FieldProps, tied } from './field.tsx'
import { typeInto } from './type-into.ts'

/** Formats an IBAN in groups of four: `DE89 3704 0044 0532 0130 00`. */
export const inFours = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/(.{4})(?=.)/g, '$1 ')

/** An IBAN field; formats its value in groups of four when it loses the focus. */
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
