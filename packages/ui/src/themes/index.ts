// Loads all themes except the default theme of the town, which they override.
import.meta.glob(['./*.css', '!./default.css'], { eager: true })
