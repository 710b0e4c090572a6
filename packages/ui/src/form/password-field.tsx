import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../hydrated/use-hydrated.ts'
import styles from './field.module.css'
import { Field, type FieldProps, tied } from './field.tsx'

/**
 * A password field. It allows pasting and password managers, and warns about caps lock. With scripts the
 * visitor can show the password; it is hidden again before it is sent, so that browsers do not offer it as
 * plain text later.
 */
export function PasswordField(
  props: FieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength'> & { autoComplete: string },
) {
  const { name, id, label, help, error, optional, ...input } = props
  const field = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  const [isCapsLocked, setCapsLocked] = useState(false)
  const isHydrated = useHydrated()
  const look = (event: KeyboardEvent) => setCapsLocked(event.getModifierState('CapsLock'))
  useEffect(() => {
    const form = field.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <Field {...props}>
      <div className={styles.mitKnopf}>
        <input
          {...input}
          {...tied({ name, id, label, help, error, optional: optional ?? false })}
          ref={field}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={look}
          onKeyUp={look}
          onBlur={() => setCapsLocked(false)}
        />
        {isHydrated && (
          <button
            type="button"
            className={styles.zeigen}
            aria-label={isShown ? `${label} verbergen` : `${label} anzeigen`}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Verbergen' : 'Anzeigen'}
          </button>
        )}
      </div>
      <p className={styles.feststelltaste} role="status">
        {isCapsLocked && 'Die Feststelltaste ist eingeschaltet.'}
      </p>
    </Field>
  )
}
