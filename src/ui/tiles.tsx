import { useId } from 'preact/hooks';

type Tile<T extends string> = {
  readonly value: T;
  readonly label: string;
  readonly style?: Readonly<Record<string, string>>;
  /** True for a tile as wide as two. */
  readonly isWide?: boolean;
};

type TilesProps<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly tiles: readonly Tile<T>[];
  readonly onChange: (value: T) => void;
};

/** A choice between several values: radio buttons in a grid, each in the look that it stands for. */
export function Tiles<T extends string>({ label, value, tiles, onChange }: TilesProps<T>) {
  const name = useId();
  return (
    <fieldset class="field">
      <legend class="field-label">{label}</legend>
      <div class="tiles">
        {tiles.map((tile) => (
          <label key={tile.value} class={tile.isWide === true ? 'wide' : undefined}>
            <input
              type="radio"
              name={name}
              value={tile.value}
              checked={tile.value === value}
              onChange={() => {
                onChange(tile.value);
              }}
            />
            <span style={tile.style}>{tile.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
