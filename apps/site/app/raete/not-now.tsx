/** Shown for a part of a page that failed: an empty list would say that there is nothing. */
export const NotNow = ({ what }: { what: string }) => (
  <p role="status">
    {what} lassen sich gerade nicht laden. Bitte versuchen Sie es in einer Minute noch einmal.
  </p>
)
