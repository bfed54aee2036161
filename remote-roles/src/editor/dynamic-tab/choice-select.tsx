interface ChoiceSelectProps<Value extends string> {
  readonly part: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One choice of few; a plain element, styled by the list of rules. */
export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { part, label, values, labels, value, onChange } = props;
  return (
    <select
      data-part={part}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = values.find((each) => each === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {values.map((each) => (
        <option key={each} value={each}>
          {labels[each]}
        </option>
      ))}
    </select>
  );
}
