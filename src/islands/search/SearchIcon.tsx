/** Lucide's magnifying glass and arrow, inlined: an island cannot read files. */
const PATHS = { search: 'm21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0', back: 'm12 19-7-7 7-7M19 12H5' } as const;

export function SearchIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
