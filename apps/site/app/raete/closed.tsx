import type { ReactNode } from 'react'

/**
 * What is not public: the word and a bar beside all of it, never a colour alone. One element in both cases, so that what
 * stands in it stays when one gives way to the other.
 */
export const Closed = ({ isClosed = true, children }: { isClosed?: boolean; children: ReactNode }) => (
  <div className={isClosed ? 'rat-balken' : undefined}>
    {isClosed && <ClosedWord />}
    {children}
  </div>
)

export const ClosedWord = ({ children = 'Nicht öffentlich' }: { children?: ReactNode }) => (
  <p className="rat-wort">{children}</p>
)
