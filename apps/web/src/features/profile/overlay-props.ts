export interface OverlayProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
