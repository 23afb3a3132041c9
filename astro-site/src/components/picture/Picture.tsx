/** The words on a picture. */
export interface PictureText {
  /** Name of the site. */
  site: string;
  title: string;
  description: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;

const LONG_TITLE = 28;
const LONGEST = 180;

/** The preview of a page's link in a chat. Drawn by satori, so styles are inline and boxes flex. */
export function Picture({ site, title, description }: PictureText) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: WIDTH,
        height: HEIGHT,
        padding: 72,
        boxSizing: 'border-box',
        color: '#f5f5fa',
        background: 'linear-gradient(135deg, #16131f 0%, #2a1b4d 100%)',
        fontFamily: 'Inter',
      }}
    >
      <div
        style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 34, fontWeight: 600 }}
      >
        <Mark />
        {site}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 24 }}>
        <div
          style={{
            fontSize: title.length > LONG_TITLE ? 60 : 80,
            fontWeight: 700,
            lineHeight: 1.1,
            wordBreak: 'break-word',
          }}
        >
          {title}
        </div>
        <div style={{ fontSize: 32, lineHeight: 1.4, color: '#c9c4de' }}>
          {shorten(description)}
        </div>
      </div>
      <div style={{ display: 'flex', width: 160, height: 8, background: '#8b5cf6' }} />
    </div>
  );
}

/** Two nodes and an edge. */
function Mark() {
  return (
    <svg width="56" height="32" viewBox="0 0 56 32">
      <path d="M14 16h28" stroke="#a78bfa" strokeWidth="4" />
      <circle cx="12" cy="16" r="10" fill="#a78bfa" />
      <circle cx="44" cy="16" r="10" fill="#8b5cf6" />
    </svg>
  );
}

function shorten(text: string): string {
  const plain = text.replaceAll('`', '').trim();
  if (plain.length <= LONGEST) return plain;
  return `${plain.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}
