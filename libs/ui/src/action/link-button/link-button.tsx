import { Anchor, type AnchorProps } from '../link/link-provider.tsx';
import { ButtonFace, buttonLooks, type ButtonLooks } from '../button/face.tsx';

export type LinkButtonProps = AnchorProps & ButtonLooks;

/** A link that looks like a button. */
export function LinkButton({
  look,
  size,
  fit,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Anchor {...buttonLooks({ look, size, fit }, className)} {...rest}>
      <ButtonFace icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </ButtonFace>
    </Anchor>
  );
}
