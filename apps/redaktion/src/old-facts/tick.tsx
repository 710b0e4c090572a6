import { type ReactNode, useEffect, useRef } from 'react'

type TickProps = {
  /** `some` if only a part of several places is selected. */
  isOn: boolean | 'some'
  onTurn: (isOn: boolean) => void
} & (
  | { /** The label, if no text is beside it. */ name: string }
  | { className?: string | undefined; children: ReactNode }
)

/** A checkbox for one or several places: pressed while some are selected, it selects all. */
export function Tick({ isOn, onTurn, ...beside }: TickProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isOn === 'some'
  }, [isOn])
  const input = (
    <input
      ref={box}
      type="checkbox"
      aria-label={'name' in beside ? beside.name : undefined}
      checked={isOn === true}
      onChange={() => onTurn(isOn !== true)}
    />
  )
  if ('name' in beside) return input
  return (
    <label className={beside.className}>
      {input}
      {beside.children}
    </label>
  )
}

/** Returns whether all, some or none are true. */
export const allOf = (each: readonly boolean[]): boolean | 'some' =>
  each.includes(true) && each.includes(false) ? 'some' : each.includes(true)
