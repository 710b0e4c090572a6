import { type InputHTMLAttributes, useLayoutEffect, useRef } from 'react'

type DateInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'onChange' | 'onBlur'
> & {
  withTime?: boolean
  /** The value of the browser's field: `2026-11-28`, or with a time `2026-11-28T14:00`. */
  shown: string
  onTyped: (typed: string) => void
  /** `isHalf` is true if the field is left partly filled in. */
  onLeave?: (isHalf: boolean) => void
}

/**
 * The browser's field for a day or a moment: while partly filled in it has no value, and setting one would
 * delete the input.
 */
export function DateInput({ withTime = false, shown, onTyped, onLeave, ...input }: DateInputProps) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const { current } = field
    if (current && current.value !== shown && !(shown === '' && current.validity.badInput))
      current.value = shown
  }, [shown])
  return (
    <input
      {...input}
      ref={field}
      type={withTime ? 'datetime-local' : 'date'}
      max={withTime ? '9999-12-31T23:59' : '9999-12-31'}
      defaultValue={shown}
      onChange={({ target }) => onTyped(target.value)}
      onBlur={({ target }) => onLeave?.(target.validity.badInput)}
    />
  )
}
